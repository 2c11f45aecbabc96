import { Suspense, useRef, useState } from 'react';
import { onDemand, useLoadedEarly } from '../../../../platform/web/browser/on-demand.tsx';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { IconUsers } from '../../../../platform/web/kit/icons.tsx';
import { followersText } from '../texts.ts';

const FollowersDialog = onDemand(
  async () => (await import(/* loads: early */ './followers-dialog.tsx')).FollowersDialog,
  ({ onClose }) => onClose(),
);

/** For the owner: how many follow, and by a press who they are. */
export function FollowersButton({ project: { id, followersCount } }: { project: { id: string; followersCount: number } }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useLoadedEarly(FollowersDialog);

  function closed() {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <>
      <Button ref={button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconUsers size={18} stroke={1.75} aria-hidden />
        {followersText(followersCount)}
      </Button>
      {isOpen && (
        <Suspense>
          <FollowersDialog projectId={id} onClose={closed} />
        </Suspense>
      )}
    </>
  );
}
