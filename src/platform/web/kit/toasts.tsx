import '@mantine/notifications/styles.layer.css';
import { type NotificationData, Notifications, notifications } from '@mantine/notifications';
import { IconCheck, IconExclamationMark, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Mantine } from './mantine.tsx';
import { drawToastsWith, type Toast } from './toast.ts';
import { keepInOpenDialog, makeToastLayer, raise } from './toast-layer.ts';
import style from './toasts.module.css';

/** Long enough to read; an error stays longer, for it asks for something. Both wait while a pointer is on them. */
const milliseconds = { success: 6_000, error: 10_000 };

/** Draws the toasts, at the top: a phone's keyboard would hide the bottom. */
export function Toasts() {
  const [layer] = useState(() => makeToastLayer(style.layer));

  useEffect(() => keepInOpenDialog(layer), [layer]);
  useEffect(
    () =>
      drawToastsWith((toast) => {
        raise(layer);
        show(toast);
      }),
    [layer],
  );

  return (
    <Mantine>
      {createPortal(
        <Notifications
          withinPortal={false}
          position="top-center"
          className={style.place}
          containerWidth={420}
          transitionDuration={180}
          renderNotification={drawToast}
        />,
        layer,
      )}
    </Mantine>
  );
}

function show({ kind, title, message }: Toast): void {
  // One at a time: an older one would cover the page and tell what is no longer so.
  notifications.clean();
  notifications.show({
    title,
    message,
    autoClose: milliseconds[kind],
    role: kind === 'error' ? 'alert' : 'status',
    className: kind === 'error' ? style.error : style.success,
  });
}

function drawToast({ id, title, message, role }: NotificationData) {
  const Icon = role === 'alert' ? IconExclamationMark : IconCheck;
  return (
    <div className={style.toast}>
      <span className={style.sign}>
        <Icon size={16} stroke={2.5} aria-hidden />
      </span>
      <div className={style.text}>
        <p className={style.title}>{title}</p>
        {message ? <p className={style.message}>{message}</p> : null}
      </div>
      <button type="button" className={style.close} aria-label="Melding sluiten" onClick={() => id !== undefined && notifications.hide(id)}>
        <IconX size={18} aria-hidden />
      </button>
    </div>
  );
}
