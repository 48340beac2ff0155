/** A dialog, drawer or menu is open: only it is spoken to. */
export const inDialog = (): boolean => document.querySelector('.MuiModal-root:not([aria-hidden="true"])') !== null;
