/** Comments that were written for one post, the oldest first: who says what. */
export type DemoComments = {
  /** The beginning of the post. */
  post: string;
  said: [name: string, content: string][];
};
