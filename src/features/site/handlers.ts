import { implementContract } from '../../platform/server/procedures.ts';
import { siteContract } from './contract.ts';

const os = implementContract(siteContract);

export const siteHandlers = os.router({
  readSite: os.readSite.handler(({ context: { services } }) => {
    const { appName, appUrl, claim, partnerLine, company, officeMail, office, passwordMinLength, hasMailbox, erasedKeptDays } =
      services.settings;
    return {
      ...{ appName, appUrl, claim, partnerLine, company, officeMail, office, passwordMinLength, hasMailbox },
      backupDays: erasedKeptDays,
      languageModelHost: services.languageModel?.host ?? null,
    };
  }),
});
