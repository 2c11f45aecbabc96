import { Body, Button, Container, Head, Hr, Html, Link, Preview, Section, Text } from '@react-email/components';
import { Fragment, type ReactNode } from 'react';

/** The light palette as values: mail clients don't support CSS variables. */
const colour = { paper: '#FBFAF6', surface: '#FFFFFF', ink: '#17231C', muted: '#55645A', line: '#E4E6DD', primary: '#1F7A4D' };
const fonts = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";

export type MailLayoutProps = {
  appName: string;
  appUrl: string;
  /** Shown beside the subject by mail clients. */
  preview: string;
  title: string;
  /** The one thing to do, when there is one. */
  action?: { label: string; url: string };
  children: ReactNode;
  /** Why the reader gets this mail. */
  reason: string;
  /** Where the reader ends mails like this one. */
  unsubscribeUrl?: string;
};

export function MailLayout({ appName, appUrl, preview, title, action, children, reason, unsubscribeUrl }: MailLayoutProps) {
  return (
    <Html lang="nl">
      <Head />
      <Preview>{preview}</Preview>
      <Body style={{ backgroundColor: colour.paper, color: colour.ink, fontFamily: fonts, margin: 0, padding: '32px 12px' }}>
        <Container style={{ maxWidth: 520, margin: '0 auto' }}>
          <Text style={{ fontSize: 22, fontWeight: 700, color: colour.primary, margin: '0 0 16px 4px' }}>
            <Link href={appUrl} style={{ color: colour.primary, textDecoration: 'none' }}>
              {appName}
            </Link>
          </Text>
          <Section
            style={{ backgroundColor: colour.surface, border: `1px solid ${colour.line}`, borderRadius: 14, padding: '28px 28px 24px' }}
          >
            <Text style={{ fontSize: 22, lineHeight: '28px', fontWeight: 700, margin: '0 0 12px' }}>{title}</Text>
            {children}
            {action === undefined ? null : (
              <>
                <Button
                  href={action.url}
                  style={{
                    backgroundColor: colour.primary,
                    color: '#FFFFFF',
                    borderRadius: 10,
                    fontSize: 16,
                    fontWeight: 600,
                    padding: '12px 20px',
                    margin: '12px 0 16px',
                  }}
                >
                  {action.label}
                </Button>
                <Text style={{ color: colour.muted, fontSize: 14, lineHeight: '21px', margin: 0 }}>
                  Werkt de knop niet? Kopieer dan deze link in je browser:
                  <br />
                  <Link href={action.url} style={{ color: colour.primary, wordBreak: 'break-all' }}>
                    {action.url}
                  </Link>
                </Text>
              </>
            )}
          </Section>
          <Hr style={{ borderColor: 'transparent', margin: '8px 0' }} />
          <Text style={{ color: colour.muted, fontSize: 13, lineHeight: '20px', margin: '0 4px' }}>
            {reason}
            {unsubscribeUrl === undefined ? null : (
              <>
                {' '}
                <Link href={unsubscribeUrl} style={{ color: colour.muted, textDecoration: 'underline' }}>
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
