import { Body, Button, Container, Head, Hr, Html, Link, Preview, Section, Text } from '@react-email/components';
import { Fragment, type ReactNode } from 'react';

/** The palette as values: mail clients don't support CSS variables. */
const colour = { paper: '#FBFAF6', surface: '#FFFFFF', ink: '#17231C', muted: '#55645A', line: '#E4E6DD', primary: '#1F7A4D' };

/** Overrides the light colours, which mail clients need beside each element, where the reader's are dark. Body's look is on its cell. */
const darkStyle = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper,.paper>table>tbody>tr>td{background-color:#0F1512!important;color:#E8EEE9!important}
.surface{background-color:#18211C!important;border-color:#26322B!important}
.muted{color:#9DAEA3!important}
.primary{color:#62C994!important}
.do{background-color:#62C994!important;color:#0F1512!important}
.other{border-color:#4A5B51!important;color:#E8EEE9!important}
}`;
const fonts = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";

export type MailAction = {
  label: string;
  url: string;
  /** A second button beside it, for a choice between two; `copied` is then the address that leads to both. */
  other?: { label: string; url: string; copied: string };
};

export type MailLayoutProps = {
  appName: string;
  appUrl: string;
  /** Shown beside the subject by mail clients. */
  preview: string;
  title: string;
  /** The one thing to do, when there is one. */
  action?: MailAction;
  children: ReactNode;
  /** Why the reader gets this mail. */
  reason: string;
  /** Where the reader ends mails like this one. */
  unsubscribeUrl?: string;
};

const buttonStyle = { borderRadius: 10, fontSize: 16, fontWeight: 600, padding: '11px 19px', margin: '12px 12px 16px 0' };

export function MailLayout({ appName, appUrl, preview, title, action, children, reason, unsubscribeUrl }: MailLayoutProps) {
  return (
    <Html lang="nl">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyle}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body
        className="paper"
        style={{ backgroundColor: colour.paper, color: colour.ink, fontFamily: fonts, margin: 0, padding: '32px 12px' }}
      >
        <Container style={{ maxWidth: 520, margin: '0 auto' }}>
          <Text className="primary" style={{ fontSize: 22, fontWeight: 700, color: colour.primary, margin: '0 0 16px 4px' }}>
            <Link href={appUrl} className="primary" style={{ color: colour.primary, textDecoration: 'none' }}>
              {appName}
            </Link>
          </Text>
          <Section
            className="surface"
            style={{ backgroundColor: colour.surface, border: `1px solid ${colour.line}`, borderRadius: 14, padding: '28px 28px 24px' }}
          >
            <Text style={{ fontSize: 22, lineHeight: '28px', fontWeight: 700, margin: '0 0 12px' }}>{title}</Text>
            {children}
            {action === undefined ? null : (
              <>
                <Button
                  href={action.url}
                  className="do"
                  style={{ ...buttonStyle, backgroundColor: colour.primary, border: `1px solid ${colour.primary}`, color: '#FFFFFF' }}
                >
                  {action.label}
                </Button>
                {action.other && (
                  <>
                    {' '}
                    <Button
                      href={action.other.url}
                      className="other"
                      style={{ ...buttonStyle, border: `1px solid ${colour.muted}`, color: colour.ink }}
                    >
                      {action.other.label}
                    </Button>
                  </>
                )}
                <Text className="muted" style={{ color: colour.muted, fontSize: 14, lineHeight: '21px', margin: 0 }}>
                  {action.other ? 'Werken de knoppen niet?' : 'Werkt de knop niet?'} Kopieer dan deze link in je browser:
                  <br />
                  <Link
                    href={action.other?.copied ?? action.url}
                    className="primary"
                    style={{ color: colour.primary, wordBreak: 'break-all' }}
                  >
                    {action.other?.copied ?? action.url}
                  </Link>
                </Text>
              </>
            )}
          </Section>
          <Hr style={{ borderColor: 'transparent', margin: '8px 0' }} />
          <Text className="muted" style={{ color: colour.muted, fontSize: 13, lineHeight: '20px', margin: '0 4px' }}>
            {reason}
            {unsubscribeUrl === undefined ? null : (
              <>
                {' '}
                <Link href={unsubscribeUrl} className="muted" style={{ color: colour.muted, textDecoration: 'underline' }}>
                  Uitschrijven
                </Link>
              </>
            )}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

/** A paragraph of a mail. */
export function MailText({ children }: { children: ReactNode }) {
  return <Text style={{ fontSize: 16, lineHeight: '24px', margin: '0 0 12px' }}>{children}</Text>;
}

/** A person's text with its own line breaks. */
export function MailLines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a mail is drawn once.
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
