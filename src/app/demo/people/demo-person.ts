/** A demo person with their posts, oldest first. */
export type DemoPerson = {
  firstName: string;
  lastName: string;
  roles: ('entrepreneur' | 'talent' | 'investor')[];
  jobTitle: string;
  company: string;
  /** Set for the demo accounts only. */
  email?: string;
  posts: string[];
};
