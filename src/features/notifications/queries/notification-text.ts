import type { Kind } from '../policy.ts';

/** What the words of a notification are made from. */
export type Told = {
  kind: Kind;
  /** Who did it, the last one first; at most two of them. */
  names: string[];
  count: number;
  excerpt: string;
};

/** Every Dutch text of the notifications. */
export function notificationText({ kind, names, count, excerpt }: Told): { title: string; message: string } {
  const [name = ''] = names;
  switch (kind) {
    case 'connection-request':
      return { title: 'Nieuw connectieverzoek', message: `${name} wil met je verbinden.` };
    case 'connection-accepted':
      return { title: 'Verzoek geaccepteerd', message: `${name} is nu een connectie van je.` };
    case 'message':
      return {
        title: count === 1 ? 'Nieuw bericht' : `${count} nieuwe berichten`,
        message: excerpt === '' ? `${name} heeft je geschreven.` : `${name}: “${excerpt}”`,
      };
    case 'meeting-invited':
      return { title: 'Nieuwe uitnodiging', message: `${name} nodigt je uit voor “${excerpt}”.` };
    case 'meeting-moved':
      return { title: 'Meeting verplaatst', message: `${name} heeft “${excerpt}” verplaatst. Laat weten of het past.` };
    case 'meeting-changed':
      return { title: 'Meeting gewijzigd', message: `${name} heeft “${excerpt}” aangepast.` };
    case 'meeting-cancelled':
      return { title: 'Meeting geannuleerd', message: `${name} heeft “${excerpt}” geannuleerd.` };
    case 'meeting-confirmed':
      return { title: 'Uitnodiging geaccepteerd', message: `${name} komt naar “${excerpt}”.` };
    case 'meeting-declined':
      return { title: 'Uitnodiging afgewezen', message: `${name} kan niet naar “${excerpt}”.` };
    case 'meeting-tomorrow':
      return { title: 'Herinnering', message: `“${excerpt}” met ${name} begint binnen een dag.` };
    case 'meeting-soon':
      return { title: 'Herinnering', message: `“${excerpt}” met ${name} begint zo.` };
    case 'comment':
      return { title: 'Nieuwe reactie', message: `${name} reageerde op je post: “${excerpt}”` };
    case 'like':
      return count === 1
        ? { title: 'Nieuwe like', message: `${name} vindt je post leuk.` }
        : { title: 'Nieuwe likes', message: `${joinNames(names, count)} vinden je post leuk.` };
  }
}

/** 'An en Bram', 'An, Bram en 3 anderen' */
function joinNames(names: string[], count: number): string {
  const others = count - names.length;
  if (others <= 0) return names.join(' en ');
  return `${names.join(', ')} en ${others === 1 ? '1 ander' : `${others} anderen`}`;
}

const excerptLength = 50;

/** The first 50 characters of a text on one line, followed by '...' when there are more. */
export function excerptOf(text: string): string {
  const characters = [...text.trim().replaceAll(/\s+/g, ' ')];
  return characters.length > excerptLength ? `${characters.slice(0, excerptLength).join('')}...` : characters.join('');
}
