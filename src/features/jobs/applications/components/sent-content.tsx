import { formatFileSize } from '../../../../platform/web/format/file-size.ts';
import { Fact, Facts } from '../../../../platform/web/kit/facts.tsx';
import { IconFileText } from '../../../../platform/web/kit/icons.tsx';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { Text, Title } from '../../../../platform/web/kit/text.tsx';
import type { Cv } from '../contract.ts';

type SentContentProps = {
  application: { id: string; letter: string; cv: Cv | null; answers: { question: string; answer: string }[] };
  /** Whether the profile that went along is there. */
  hasProfile: boolean;
};

/** All that went with an application: its files, the letter and the answers. Links in it don't work, as nobody checked where they lead. */
export function SentContent({ application: { id, letter, cv, answers }, hasProfile }: SentContentProps) {
  return (
    <Stack gap={24}>
      {(hasProfile || cv !== null) && (
        <Stack gap={8} as="section">
          <Title size="heading">Documenten</Title>
          <Facts>
            {hasProfile && (
              <Fact icon={IconFileText} label="Profiel" note="pdf">
                <a href={`/api/applications/${id}/profile`} download>
                  Kiem-profiel
                </a>
              </Fact>
            )}
            {cv !== null && (
              <Fact icon={IconFileText} label="Cv" note={`pdf, ${formatFileSize(cv.bytes)}`}>
                <a href={`/uploads/${cv.id}/document`}>{cv.fileName}</a>
              </Fact>
            )}
          </Facts>
        </Stack>
      )}
      <Stack gap={8} as="section">
        <Title size="heading">Brief</Title>
        {letter === '' ? (
          <Text tone="muted">Zonder brief.</Text>
        ) : (
          <Text as="div" isWritten>
            {letter}
          </Text>
        )}
      </Stack>
      {answers.length > 0 && (
        <Stack gap={12} as="section">
          <Title size="heading">Vragen</Title>
          {answers.map(({ question, answer }) => (
            <Stack key={question} gap={4}>
              <Text isStrong>{question}</Text>
              <Text as="div" tone={answer === '' ? 'muted' : 'ink'} isWritten>
                {answer || 'Niet beantwoord.'}
              </Text>
            </Stack>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
