import { useState } from 'react';
import { BackLink } from '../../../platform/web/kit/back-link.tsx';
import { Page } from '../../../platform/web/kit/page.tsx';
import { ContactForm, type Sender } from './contact-form.tsx';
import style from './contact-screen.module.css';
import { MessageSent } from './message-sent.tsx';
import { type Office, OfficeCard } from './office-card.tsx';

type ContactScreenProps = {
  site: Office & { hasMailbox: boolean };
  /** The signed-in person, whose editable details prefill the form. */
  sender: Sender | null;
  /** The subject that the message begins with. */
  subject: string | undefined;
};

export function ContactScreen({ site, sender, subject }: ContactScreenProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Page>
      <div className={style.screen}>
        <header className={style.head}>
          <BackLink to="/">Naar de startpagina</BackLink>
          <h1>Contact</h1>
          <p>Een vraag, een idee, of iets dat beter kan? We horen het graag.</p>
        </header>
        <OfficeCard site={site} />
        {sentTo === null ? (
          <ContactForm sender={sender} subject={subject} officeMail={site.officeMail} onSent={setSentTo} />
        ) : (
          <MessageSent email={sentTo} hasMailbox={site.hasMailbox} onAnother={() => setSentTo(null)} />
        )}
      </div>
    </Page>
  );
}
