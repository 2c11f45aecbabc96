import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { showChanges } from '../../../platform/web/data/show-changes.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { useForm } from '../../../platform/web/forms/use-form.ts';
import { toast } from '../../../platform/web/kit/toast.ts';
import { ownProfileOptions } from '../view/profile-options.ts';
import type { OwnProfile, ProfileFields } from './contract.ts';
import { type Draft, toDraft, toFields } from './view/draft.ts';
import { keptDraft } from './view/kept-draft.ts';

type SavedProfile = Parameters<ReturnType<typeof useApi>['profile']['saveProfile']['call']>[0];

/** A change of one's own profile: the answer is shown, and what else shows the person is fetched again before it ends. */
export function useChangeOwnProfile<Input>(call: (input: Input) => Promise<OwnProfile>) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => call(input),
    onSuccess: (profile) => queryClient.setQueryData(ownProfileOptions(api).queryKey, profile),
    meta: { changes: () => ['self'], isAwaited: true },
  });
}

/** Takes over the profile as it was saved elsewhere. */
export function useTakeNewest(): (newest: OwnProfile) => Promise<void> {
  const api = useApi();
  const queryClient = useQueryClient();
  return (newest) => {
    queryClient.setQueryData(ownProfileOptions(api).queryKey, newest);
    return showChanges(queryClient, ['self']);
  };
}

/** Saves one's own profile; the talent profile follows it. */
function useSaveProfile() {
  const api = useApi();
  return useChangeOwnProfile((input: SavedProfile) => api.profile.saveProfile.call(input));
}

type ProfileFormOptions = {
  profile: OwnProfile;
  onSaved: () => void;
  /** Asks before the talent role goes. */
  onGivesUpTalent: () => void;
  /** The profile was saved elsewhere meanwhile. */
  onConflict: () => void;
};

export type ProfileForm = ReturnType<typeof useProfileForm>;

/**
 * The form of one's own profile. Unsaved changes are kept in the browser, for when the session ends meanwhile. `sendOver` saves over another
 * version than the one that it began with.
 */
export function useProfileForm({ profile, onSaved, onGivesUpTalent, onConflict }: ProfileFormOptions) {
  const { mutateAsync } = useSaveProfile();
  const version = useRef(profile.version);
  const place = profile.person.id;
  const keep = (draft: Draft | null) => keptDraft.write(draft && { version: version.current, draft }, place);
  const form = useForm({
    initial: toDraft(profile.fields),
    kept: {
      read() {
        const kept = keptDraft.read(place);
        if (kept !== null) version.current = kept.version;
        return kept?.draft ?? null;
      },
      write: keep,
    },
    check: toFields,
    save: (fields: ProfileFields) => mutateAsync({ ...fields, version: version.current }),
    done({ fields }) {
      toast({ kind: 'success', title: 'Profiel bijgewerkt', message: savedMessage(fields) });
      onSaved();
    },
    title: 'Fout',
    noAnswer: 'Er is een fout opgetreden bij het bijwerken van je profiel.',
    handle({ code }) {
      if (code === 'CONFLICT') onConflict();
      return code === 'CONFLICT';
    },
    ask({ roles }) {
      const givesUp = profile.fields.roles.includes('talent') && !roles.includes('talent');
      if (givesUp) onGivesUpTalent();
      return givesUp;
    },
  });
  return {
    ...form,
    /** Forgets what was typed and isn't saved. */
    forget: () => keep(null),
    sendOver(newest: number) {
      version.current = newest;
      void form.send();
    },
    startFrom(newest: OwnProfile) {
      keep(null);
      version.current = newest.version;
      form.restart(toDraft(newest.fields));
    },
  };
}

/** Talent that is open to work also reads that their profile is now on the talent pages. */
function savedMessage({ roles, openToWork }: ProfileFields): string {
  const isFound = roles.includes('talent') && openToWork;
  return isFound ? 'Je profiel is zichtbaar op de talentpagina en wordt automatisch gematcht.' : 'Je wijzigingen zijn opgeslagen.';
}
