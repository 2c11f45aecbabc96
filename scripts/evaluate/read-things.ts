import { readTexts } from '../../src/features/matches/score/documents/read.ts';
import type { JobTerms, TalentTerms } from '../../src/features/matches/score/policy/conditions.ts';
import type { Reading } from '../../src/features/matches/score/policy/reading.ts';
import type { Vocabulary } from '../../src/features/matches/vocabulary/documents/vocabulary.ts';
import { placesOf } from '../../src/platform/server/places/places.ts';
import type { JobLine, TalentLine } from './read-lines.ts';

export type ReadTalent = { reading: Reading; terms: TalentTerms };

export function readJob(line: JobLine, vocabulary: Vocabulary): { reading: Reading; terms: JobTerms } {
  const { title, requirements, description, location, is_remote: isRemote, job_type: kind } = line;
  return {
    reading: readTexts({ title: title ?? '', skills: requirements ?? [], languages: [], text: description ?? '' }, vocabulary),
    // The lines have pay by the year, which says nothing about a rate.
    terms: { places: placesOf(location ?? ''), isRemote: isRemote ?? null, kind: kind ?? null, mostPerHour: null },
  };
}

export function readTalent(line: TalentLine, vocabulary: Vocabulary): ReadTalent {
  const { title, skills, bio, location, languages, hourly_rate: perHour, work_types: kinds } = line;
  return {
    reading: readTexts({ title: title ?? '', skills: skills ?? [], languages: languages ?? [], text: bio ?? '' }, vocabulary),
    terms: { places: placesOf(location ?? ''), kinds: kinds ?? [], perHour: perHour ?? null },
  };
}
