export const incompleteTitle = 'Incomplete gegevens';
export const incompleteMessage = 'Vul minimaal titel, beschrijving en categorie in.';
export const useIncompleteMessage = 'Verdeel de besteding van het kapitaal over precies 100 procent.';
export const staleMessage = 'Je project is intussen ergens anders gewijzigd.';
export const loadFailedMessage = 'Project kon niet worden geladen of je hebt geen toegang.';
