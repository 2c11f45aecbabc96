const lists = ['gesprekken', 'verzoeken', 'archief', 'nieuw'] as const;
export type MessagesList = (typeof lists)[number];

const personId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const isList = (written: string): written is MessagesList => lists.some((list) => list === written);

/** Open messages in the address of any page. */
export type MessagesSearch = {
  /** The other person's id, or a list of conversations. */
  chat?: string | undefined;
  /** The time of the message at which the conversation opens. */
  bij?: string | undefined;
};

/** Reads what of the messages is open; what can't be is left out. */
export function readMessagesSearch({ chat, bij }: Record<string, unknown>): MessagesSearch {
  const isChat = typeof chat === 'string' && (personId.test(chat) || isList(chat));
  const isTime = typeof bij === 'string' && instant.test(bij) && !Number.isNaN(Date.parse(bij));
  return {
    ...(chat === undefined ? {} : { chat: isChat ? chat : undefined }),
    ...(bij === undefined ? {} : { bij: isTime ? bij : undefined }),
  };
}

/** The list that the address opens; null where that is a conversation. */
export const listOf = (chat: string): MessagesList | null => (isList(chat) ? chat : null);
