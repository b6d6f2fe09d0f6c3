/** At least 10 digits with any separators, as for two numbers. Fields and the API limit the characters. */
export const phoneNumber = /^(?:[^\d\p{Cc}]*\d){10,}[^\d\p{Cc}]*$/u
