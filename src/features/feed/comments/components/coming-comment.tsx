import { Text } from '../../../../platform/web/kit/text.tsx';
import style from './comment-item.module.css';

/** A comment that is on its way. */
export function ComingComment({ content }: { content: string }) {
  return (
    <li className={style.coming}>
      <Text isWritten>{content}</Text>
      <Text tone="muted" size="small">
        Wordt geplaatst...
      </Text>
    </li>
  );
}
