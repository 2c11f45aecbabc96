import type { Settings } from '../settings.ts';
import type { LanguageModel, ModelNeeds } from './language-model.ts';

/** The model of the AI settings, whose client is loaded only then; null without them. */
export async function openLanguageModel(
  { languageModel }: Pick<Settings, 'languageModel'>,
  needs: ModelNeeds,
): Promise<LanguageModel | null> {
  if (languageModel === undefined) return null;
  const { openAiModel } = await import('./openai-model.ts');
  return openAiModel(languageModel, needs);
}
