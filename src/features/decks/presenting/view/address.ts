import { defineFilters, oneOf, text, uncounted } from '../../../../platform/web/lists/filters.ts';

/** The address of a presentation: the name of the slide to begin with, and whether the window is the speaker's. */
export const presentingAddress = defineFilters({
  /** Any text, as the list of slides isn't worth the way to every page. */
  dia: uncounted(text(30)),
  scherm: uncounted(oneOf(['spreker'])),
});
