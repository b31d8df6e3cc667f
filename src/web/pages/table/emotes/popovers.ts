/** False in browsers before 2024: there a list that should be hidden would always be shown, and opening it is an error. */
export const HAS_POPOVERS = 'popover' in HTMLElement.prototype;

/** Escape then only closes it. */
export const isPopoverOpen = (): boolean => HAS_POPOVERS && document.querySelector(':popover-open') !== null;
