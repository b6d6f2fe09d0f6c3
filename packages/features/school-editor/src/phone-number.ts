/** 10 to 15 digits with any separators. */
export const phoneNumber = /^(?:[^\d\p{Cc}]*\d){10,15}[^\d\p{Cc}]*$/u
