import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { IconBrandLinkedin } from '../../../../platform/web/kit/icons.tsx';
import { Grid } from '../../../../platform/web/kit/layout.tsx';
import { Section } from '../../../../platform/web/kit/section.tsx';
import { TextField } from '../../../../platform/web/kit/text-field.tsx';
import { toast } from '../../../../platform/web/kit/toast.ts';
import { limits } from '../../policy.ts';
import type { ProfileForm } from '../hooks.ts';

/** Announces the LinkedIn sync as coming; LinkedIn is not called. */
function announceSync() {
  toast({ kind: 'success', title: 'Binnenkort beschikbaar', message: 'Synchroniseren met LinkedIn is binnenkort beschikbaar.' });
}

export function ContactSection({ form }: { form: ProfileForm }) {
  return (
    <Section id="contact" title="Contact" intro="Wie je telefoonnummer ziet, kies je onder Zichtbaarheid.">
      <Grid gap={16} columns={2} align="start">
        <TextField label="Telefoon" type="tel" autoComplete="tel" maxLength={limits.phone} {...form.field('phone')} />
        <TextField
          label="Website"
          type="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
          maxLength={limits.url}
          {...form.field('websiteUrl')}
        />
      </Grid>
      <TextField
        label="LinkedIn"
        type="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="linkedin.com/in/"
        maxLength={limits.url}
        {...form.field('linkedinUrl')}
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
