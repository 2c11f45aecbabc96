-- Serves nothing but the change: sign-ups wait in sign_up_attempts now, and an account is one that was confirmed. Whoever
-- waited for confirmation signs up again; profile and credentials go with the account.
DELETE FROM "accounts" WHERE NOT "email_verified";
