/** States of a person's access: asked, admitted, declined, or ended by the owner after they were admitted. */
export const admissionStates = ['asked', 'admitted', 'declined', 'ended'] as const;
export type AdmissionState = (typeof admissionStates)[number];

export const admissionLimits = {
  /** Characters of the text that goes with a request, and of the answer to it. */
  note: 500,
  answer: 500,
  /**
   * People admitted to one project: an offer to fewer than 150 in a member state needs no prospectus (Regulation (EU)
   * 2017/1129, article 1(4)(b)).
   */
  admitted: 149,
} as const;

/** Days after a refusal before the same person may ask again. */
const accessAgainDays = 30;

type Admission = { status: AdmissionState; changedAt: Date };

/** Returns the moment from which a person may ask again; null when they may now, or needn't. */
export function accessAgainFrom({ status, changedAt }: Admission, now: Date): Date | null {
  if (status === 'asked' || status === 'admitted') return null;
  const from = new Date(changedAt.getTime() + accessAgainDays * 86_400_000);
  return from > now ? from : null;
}
