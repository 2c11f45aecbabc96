import { createElement } from 'react';
import { type BoxProps, classes } from './box.ts';
import style from './text.module.css';

type TextProps = BoxProps<'p' | 'span' | 'div' | 'li' | 'dd' | 'strong'> & {
  tone?: 'ink' | 'muted' | 'danger' | 'leaf';
  size?: 'small' | 'medium' | 'large';
  isStrong?: boolean;
  /** Digits of one width: amounts, times, counts that change in place. */
  isNumeric?: boolean;
  /** As a person typed it: with their line breaks, at most 70 characters a line. */
  isWritten?: boolean;
  align?: 'start' | 'center';
  /** At most so many lines; the rest is cut. */
  lines?: 1 | 2 | 3;
};

/** Text that is not simply text. */
export function Text(props: TextProps) {
  const { as = 'p', tone = 'ink', size = 'medium', isStrong, isNumeric, isWritten, align = 'start', lines, ...rest } = props;
  return createElement(as, {
    ...rest,
    className: classes(
      tone !== 'ink' && style[tone],
      size !== 'medium' && style[size],
      isStrong && style.strong,
      isNumeric && style.numeric,
      isWritten && style.written,
      align === 'center' && style.centred,
      lines !== undefined && style.clamped,
    ),
    'data-lines': lines,
  });
}

type DottedProps = { parts: readonly string[] };

/** Short facts with a dot between each two; empty and repeated ones are left out. A line that breaks neither ends nor begins with a dot. */
export function Dotted({ parts }: DottedProps) {
  return (
    <span className={style.dotted}>
      <span>
        {[...new Set(parts)]
          .filter((part) => part !== '')
          .map((part) => (
            <span key={part}>{part} </span>
          ))}
      </span>
    </span>
  );
}

type TitleProps = BoxProps<'h1' | 'h2' | 'h3' | 'h4' | 'p'> & { size?: 'large' | 'heading' | 'title' | 'display' };

/** A title whose size differs from its level's own. */
export function Title({ as = 'h2', size = 'large', ...rest }: TitleProps) {
  return createElement(as, { ...rest, className: style.title, 'data-size': size === 'large' ? undefined : size });
}
