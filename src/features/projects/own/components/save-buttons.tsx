import { Button } from '../../../../platform/web/kit/buttons.tsx';

type SaveButtonsProps = {
  isDraft: boolean;
  isDisabled: boolean;
  onSave: () => void;
  onPublish: () => void;
};

/** A draft is saved or published; a public project is saved. None submits the form: Enter in a field would press it. */
export function SaveButtons({ isDraft, isDisabled, onSave, onPublish }: SaveButtonsProps) {
  if (!isDraft) {
    return (
      <Button tone="primary" disabled={isDisabled} onClick={onSave}>
        Opslaan
      </Button>
    );
  }
  return (
    <>
      <Button disabled={isDisabled} onClick={onSave}>
        Concept opslaan
      </Button>
      <Button tone="primary" disabled={isDisabled} onClick={onPublish}>
        Publiceren
      </Button>
    </>
  );
}
