import type { Icon } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { classes } from './box.ts';
import style from './buttons.module.css';

type ButtonLook = {
  /** `primary` is the one thing to do, `danger` asks before something goes, `destructive` makes it go. */
  tone?: 'primary' | 'secondary' | 'quiet' | 'quietDanger' | 'danger' | 'destructive';
  size?: 'small' | 'medium' | 'large';
};

type Attributes<Tag extends 'button' | 'a'> = Omit<ComponentProps<Tag>, 'className' | 'style'>;

/** A button with words; `type` is 'button' unless said otherwise. */
export function Button({ tone, size, type = 'button', ...rest }: Attributes<'button'> & ButtonLook) {
  return <button type={type} {...rest} className={looks(tone, size)} />;
}

/** A link that looks like a button, to an address that the router doesn't know: a file, another site, a place in the page. */
export function ButtonAnchor({ tone, size, 'aria-current': _ofRouter, children, ...rest }: Attributes<'a'> & ButtonLook) {
  return (
    <a {...rest} className={looks(tone, size)}>
      {children}
    </a>
  );
}

/** A link that looks like a button, with the props of the router's Link. */
export const ButtonLink = createLink(ButtonAnchor);

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

function looks(tone: ButtonLook['tone'] = 'secondary', size: ButtonLook['size'] = 'medium'): string {
  return classes(style.button, style[tone], size !== 'medium' && style[size]);
}

const iconTones = { quiet: undefined, primary: style.roundPrimary, secondary: style.roundSecondary };

function iconLooks(tone: IconLook['tone'] = 'quiet', size: IconLook['size'] = 'medium'): string {
  return classes(style.round, iconTones[tone], size === 'small' && style.roundSmall);
}

function draw(Sign: Icon, size: IconLook['size'] = 'medium') {
  return <Sign size={size === 'small' ? 20 : 22} stroke={1.75} aria-hidden />;
}
