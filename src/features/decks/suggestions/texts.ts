export const suggestionsFailedMessage = 'Kon talent suggesties niet genereren. Probeer het opnieuw.';
