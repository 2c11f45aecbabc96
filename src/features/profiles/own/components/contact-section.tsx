import { IconBrandLinkedin } from '@tabler/icons-react';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { Section } from '../../../../platform/web/kit/section.tsx';
import { TextField } from '../../../../platform/web/kit/text-field.tsx';
import { toast } from '../../../../platform/web/kit/toast.ts';
import { limits } from '../../policy.ts';
import type { SectionProps } from '../hooks.ts';
import style from './edit-form.module.css';

/** Announces the LinkedIn sync as coming; LinkedIn is not called. */
function announceSync() {
  toast({ kind: 'success', title: 'Binnenkort beschikbaar', message: 'Synchroniseren met LinkedIn is binnenkort beschikbaar.' });
}

export function ContactSection({ draft, problems, change }: SectionProps) {
  return (
    <Section id="contact" title="Contact" intro="Wie je telefoonnummer ziet, kies je onder Zichtbaarheid.">
      <div className={style.pair}>
        <TextField
          label="Telefoon"
          type="tel"
          autoComplete="tel"
          maxLength={limits.phone}
          value={draft.phone}
          error={problems.phone}
          onChange={(event) => change({ phone: event.currentTarget.value })}
        />
        <TextField
          label="Website"
          type="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
          maxLength={limits.url}
          value={draft.websiteUrl}
          error={problems.websiteUrl}
          onChange={(event) => change({ websiteUrl: event.currentTarget.value })}
        />
      </div>
      <TextField
        label="LinkedIn"
        type="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="linkedin.com/in/"
        maxLength={limits.url}
        value={draft.linkedinUrl}
        error={problems.linkedinUrl}
        onChange={(event) => change({ linkedinUrl: event.currentTarget.value })}
      />
      <div>
        <Button onClick={announceSync}>
          <IconBrandLinkedin size={20} aria-hidden />
          Synchroniseren met LinkedIn
        </Button>
      </div>
    </Section>
  );
}
