/** A person of the demo with what they wrote, the oldest first. */
export type DemoPerson = {
  firstName: string;
  lastName: string;
  roles: ('entrepreneur' | 'talent' | 'investor')[];
  jobTitle: string;
  company: string;
  /** Only of those that the demo's visitor signs in as. */
  email?: string;
  posts: string[];
};
