import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { classes } from './box.ts';
import style from './icon-button.module.css';
import type { Icon } from './icons.tsx';

type Attributes<Tag extends 'button' | 'a'> = Omit<ComponentProps<Tag>, 'className' | 'style'>;

type IconLook = {
  /** Read aloud in place of the icon. */
  label: string;
  icon: Icon;
  tone?: 'quiet' | 'primary' | 'secondary';
  size?: 'small' | 'medium';
};

/** A button with an icon alone. */
export function IconButton({ label, icon, tone, size, type = 'button', ...rest }: Attributes<'button'> & IconLook) {
  return (
    <button type={type} aria-label={label} {...rest} className={iconLooks(tone, size)}>
      {draw(icon, size)}
    </button>
  );
}

function IconAnchor({ label, icon, tone, size, href, 'aria-current': _ofRouter, ...rest }: Attributes<'a'> & IconLook) {
  return (
    <a href={href} aria-label={label} {...rest} className={iconLooks(tone, size)}>
      {draw(icon, size)}
    </a>
  );
}

/** A link with an icon alone, with the props of the router's Link. */
export const IconLink = createLink(IconAnchor);

const iconTones = { quiet: undefined, primary: style.roundPrimary, secondary: style.roundSecondary };

function iconLooks(tone: IconLook['tone'] = 'quiet', size: IconLook['size'] = 'medium'): string {
  return classes(style.round, iconTones[tone], size === 'small' && style.roundSmall);
}

function draw(Sign: Icon, size: IconLook['size'] = 'medium') {
  return <Sign size={size === 'small' ? 20 : 22} stroke={1.75} aria-hidden />;
}
