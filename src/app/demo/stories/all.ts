import { daanStories } from './daan.ts';
import { hanneStories } from './hanne.ts';
import { lotteStories } from './lotte.ts';
import type { DemoMeeting, Story } from './story.ts';

export const demoStories: Story[] = [...lotteStories, ...daanStories, ...hanneStories];

export const demoMeetings: DemoMeeting[] = demoStories.flatMap(({ meetings = [] }) => meetings);
