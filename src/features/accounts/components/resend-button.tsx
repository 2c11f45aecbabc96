import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { toast, toastFailure } from '../../../platform/web/kit/toast.ts';
import { useResendConfirmation } from '../hooks/sign-up.ts';

/** Sends the confirmation mail again. The answer never shows whether the address has an account (docs/product.md, Accounts). */
export function ResendButton({ email }: { email: string }) {
  const resend = useResendConfirmation();

  function send() {
    resend.mutate(
      { email },
      {
        onSuccess: () => toast({ kind: 'success', title: 'Mail verstuurd', message: `Kijk in de inbox van ${email}.` }),
        onError(error) {
          const failure = readFailure(error);
          if (failure === null) toastFailure();
          else toast({ kind: 'error', title: 'Mail niet verstuurd', message: failure.message });
        },
      },
    );
  }

  return (
    <Button disabled={resend.isPending} onClick={send}>
      {resend.isPending ? 'Bezig...' : 'Stuur de mail opnieuw'}
    </Button>
  );
}
