/** Whether there is anything to see in a text: spaces and characters without a shape make no name and no message. */
export function isVisible(text: string): boolean {
  return /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(text);
}
