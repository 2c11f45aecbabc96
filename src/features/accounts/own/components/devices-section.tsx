import { useNow } from '../../../../platform/web/browser/use-now.ts';
import { formatLongDateTime } from '../../../../platform/web/format/dates.ts';
import { leaveSaved } from '../../../../platform/web/forms/unsaved.ts';
import { Actions } from '../../../../platform/web/kit/actions.tsx';
import { Badge } from '../../../../platform/web/kit/badge.tsx';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { IconDeviceDesktop, IconDeviceMobile } from '../../../../platform/web/kit/icons.tsx';
import { KeepFocus } from '../../../../platform/web/kit/keep-focus.tsx';
import { Section } from '../../../../platform/web/kit/section.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { TimeAgo } from '../../../../platform/web/kit/time-ago.tsx';
import { toast } from '../../../../platform/web/kit/toast.ts';
import { noteUseSeconds } from '../../policy.ts';
import type { Device } from '../contract.ts';
import { tellRefusal, useDevices, useSignOutDevice, useSignOutEverywhere, useSignOutOthers } from '../hooks.ts';
import style from './devices-section.module.css';

const title = 'Niet uitgelogd';

/** Browsers of one kind have one name: the moment of signing in tells them apart. */
const nameOf = ({ name, createdAt }: Device) => `${name}, ingelogd op ${formatLongDateTime(createdAt)},`;

/** Where one is signed in. The page's own moment keeps ages the same on server and browser. */
export function DevicesSection({ madeAt }: { madeAt: number }) {
  const devices = useDevices();
  const now = useNow(madeAt);
  const signOut = useSignOutDevice();
  const signOutOthers = useSignOutOthers();
  const signOutEverywhere = useSignOutEverywhere();
  const isBusy = signOut.isPending || signOutOthers.isPending || signOutEverywhere.isPending;

  function end(device: Device) {
    signOut.mutate(
      { id: device.id },
      {
        onSuccess: () => toast({ kind: 'success', title: 'Apparaat uitgelogd', message: `${nameOf(device)} is uitgelogd.` }),
        onError: (error) => tellRefusal(error, title),
      },
    );
  }

  return (
    <Section id="apparaten" title="Apparaten" intro="Hier ben je ingelogd. Herken je iets niet? Log het uit en wijzig je wachtwoord.">
      <KeepFocus>
        <ul className={style.devices}>
          {devices.map((device) => {
            const Icon = /iPhone|Android/.test(device.name) ? IconDeviceMobile : IconDeviceDesktop;
            return (
              <li key={device.id} className={style.device}>
                <Icon size={28} stroke={1.5} aria-hidden="true" />
                <div>
                  <p className={style.name}>
                    {device.name}
                    {device.isCurrent && <Badge tone="leaf">Dit apparaat</Badge>}
                  </p>
                  {!device.isCurrent && (
                    <Text tone="muted" size="small">
                      <LastUse lastSeenAt={device.lastSeenAt} now={now} />
                    </Text>
                  )}
                  <Text tone="muted" size="small">
                    Ingelogd op {formatLongDateTime(device.createdAt)}
                  </Text>
                </div>
                {!device.isCurrent && (
                  <Button tone="quiet" disabled={isBusy} aria-label={`${nameOf(device)} uitloggen`} onClick={() => end(device)}>
                    Uitloggen
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
        <Actions>
          {devices.length > 1 && (
            <Button
              disabled={isBusy}
              onClick={() =>
                signOutOthers.mutate(undefined, {
                  onSuccess: () =>
                    toast({ kind: 'success', title: 'Andere apparaten uitgelogd', message: 'Alleen hier ben je nog ingelogd.' }),
                  onError: (error) => tellRefusal(error, title),
                })
              }
            >
              {signOutOthers.isPending ? 'Bezig...' : 'Andere apparaten uitloggen'}
            </Button>
          )}
          <Button
            disabled={isBusy}
            onClick={() => leaveSaved(() => signOutEverywhere.mutate(undefined, { onError: (error) => tellRefusal(error, title) }))}
          >
            {signOutEverywhere.isPending ? 'Bezig...' : 'Overal uitloggen'}
          </Button>
        </Actions>
      </KeepFocus>
    </Section>
  );
}

/** The last use may be younger than the last that was noted. */
function LastUse({ lastSeenAt, now }: Pick<Device, 'lastSeenAt'> & { now: number }) {
  if (now - Date.parse(lastSeenAt) < noteUseSeconds * 1000) return 'In het laatste uur gebruikt';
  return (
    <>
      Laatst gebruikt: <TimeAgo instant={lastSeenAt} now={now} />
    </>
  );
}
