function showModal(this: HTMLDialogElement) {
  this.setAttribute('open', '');
}
function close(this: HTMLDialogElement) {
  this.removeAttribute('open');
}

/** jsdom has no modal dialogs: this opens and closes them as plain ones. */
export const fakeModalDialogs = () => {
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
};
