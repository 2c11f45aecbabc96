import { useEffect, useRef, useState } from 'react';
import { Hidden } from './hidden.tsx';
import { IconCheck } from './icons.tsx';
import style from './sections.module.css';
import { showInStrip } from './show-in-strip.ts';
import strip from './strip.module.css';

export type Subject = {
  id: string;
  label: string;
  /** Of a form: whether something is filled in there. */
  isFilled?: boolean;
};

type SubjectsProps = {
  /** Of the navigation. */
  label: string;
  /** The sections of the page, in order. */
  subjects: readonly Subject[];
};

/** Whether a section begins below the top of the window: the reader is at the head of the page. */
const isBelow = (section: Element | null): boolean => section !== null && section.getBoundingClientRect().top > 0;

/** Whether a section begins above the window. */
const isAbove = (section: Element | null): boolean => section !== null && section.getBoundingClientRect().top < 0;

/** Whether the end of the page is in sight: the last sections never come to where one reads. */
const isAtEnd = (): boolean => window.scrollY > 0 && window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;

/** The way to each section of a page, with a mark at the one that is read. */
export function Subjects({ label, subjects }: SubjectsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState<string>();
  const ids = subjects.map(({ id }) => id).join(' ');

  useEffect(() => {
    const seen = new Set<string>();
    const all = ids.split(' ');
    const [opening = ''] = all;

    function mark() {
      const asked = window.location.hash.slice(1);
      const first = all.find((id) => seen.has(id));
      // At the end it is the one that was asked for, as the page can't bring it higher, else the last.
      if (isAtEnd()) setCurrent(all.includes(asked) && !isAbove(document.getElementById(asked)) ? asked : all.at(-1));
      // Nothing is there between two sections, nor above the first of a page with a tall head.
      else if (first !== undefined) setCurrent(first);
      else if (isBelow(document.getElementById(opening))) setCurrent(opening);
    }

    // One reads in the upper part of the window, below the header and this navigation, which cover up to 146 px of a phone's 740.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        mark();
      },
      { rootMargin: '-20% 0px -60%' },
    );
    for (const id of all) {
      const section = document.getElementById(id);
      if (section !== null) observer.observe(section);
    }
    const wake = new AbortController();
    window.addEventListener('scroll', mark, { passive: true, signal: wake.signal });
    window.addEventListener('hashchange', mark, { signal: wake.signal });
    return () => {
      observer.disconnect();
      wake.abort();
    };
  }, [ids]);

  useEffect(() => {
    if (list.current !== null) showInStrip(list.current, list.current.querySelector(`[href="#${current}"]`));
  }, [current]);

  return (
    <nav className={style.subjects} aria-label={label}>
      <ul ref={list} className={strip.strip}>
        {subjects.map((subject) => (
          <li key={subject.id}>
            <a href={`#${subject.id}`} aria-current={subject.id === current ? 'true' : undefined}>
              {subject.label}
              {subject.isFilled && (
                <>
                  <IconCheck size={18} stroke={2} aria-hidden />
                  <Hidden>, ingevuld</Hidden>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
