import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { LinkedText } from '../../../platform/web/kit/linked-text.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import style from './post-text.module.css';

/** A text of fewer characters and lines never has more than six lines, on the narrowest phone either. */
const surelyShort = { characters: 160, lines: 6 };

const maySpill = (content: string) => content.length > surelyShort.characters || content.split('\n').length > surelyShort.lines;

/** The text of a post, folded after six lines in lists. */
export function PostText({ content, isWhole }: { content: string; isWhole: boolean }) {
  const [isOpen, setOpen] = useState(isWhole || !maySpill(content));
  const [spills, setSpills] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    const text = place.current;
    if (isOpen || text === null) return undefined;
    const watcher = new ResizeObserver(() => setSpills(text.scrollHeight > text.clientHeight + 1));
    watcher.observe(text);
    // A link out of sight that gets focus brings the whole text.
    const show = () => setOpen(true);
    text.addEventListener('focusin', show);
    return () => {
      watcher.disconnect();
      text.removeEventListener('focusin', show);
    };
  }, [isOpen]);

  return (
    <div>
      <div ref={place} id={id} className={isOpen ? undefined : style.folded}>
        <Text as="div" isWritten>
          <LinkedText text={content} />
        </Text>
      </div>
      {spills && !isWhole && (
        <div className={style.more}>
          <Button tone="quiet" size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Minder weergeven' : 'Meer weergeven'}
          </Button>
        </div>
      )}
    </div>
  );
}
