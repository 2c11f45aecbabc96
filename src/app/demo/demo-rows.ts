import type { DemoPerson } from './people/demo-person.ts';

/** The parts of the demo that are composed before they are stored. */
export type DemoRows = {
  accounts: { id: string; email: string; createdAt: Date }[];
  profiles: (Pick<DemoPerson, 'firstName' | 'lastName' | 'roles' | 'jobTitle' | 'company'> & { id: string; createdAt: Date })[];
  posts: { id: string; authorId: string; content: string; likesCount: number; commentsCount: number; createdAt: Date }[];
  likes: { postId: string; personId: string; createdAt: Date }[];
  comments: { id: string; postId: string; authorId: string; content: string; createdAt: Date }[];
  /** The pictures of the posts as SVG, before they are rendered. */
  pictures: { id: string; postId: string; authorId: string; svg: string; alt: string }[];
};
