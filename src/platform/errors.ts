/**
 * Messages for failures that no feature declares itself. Keys are the API's error codes.
 */
export const commonMessages = {
  BAD_REQUEST: 'Controleer wat je hebt ingevuld.',
  UNAUTHORIZED: 'Je moet ingelogd zijn om dit te doen.',
  FORBIDDEN: 'Je mag dit niet doen.',
  NOT_FOUND: 'Niet gevonden.',
  METHOD_NOT_SUPPORTED: 'Dit kan hier niet.',
  CONFLICT: 'Dit is ondertussen veranderd. Vernieuw de pagina en probeer het opnieuw.',
  PAYLOAD_TOO_LARGE: 'Dit is te groot om te versturen.',
  UNSUPPORTED_MEDIA_TYPE: 'Dit soort inhoud wordt niet ondersteund.',
  TOO_MANY_REQUESTS: 'Je doet dit te vaak. Wacht even en probeer het opnieuw.',
  SERVICE_UNAVAILABLE: 'Kiem is even druk. Probeer het over enkele seconden opnieuw.',
  INSUFFICIENT_STORAGE: 'Er is nu geen ruimte om dit op te slaan. Probeer het later opnieuw.',
  INTERNAL_SERVER_ERROR: 'Er is iets misgegaan. Probeer opnieuw.',
} as const;

type CommonErrorCode = keyof typeof commonMessages;

export function isCommonErrorCode(code: string): code is CommonErrorCode {
  return Object.hasOwn(commonMessages, code);
}
