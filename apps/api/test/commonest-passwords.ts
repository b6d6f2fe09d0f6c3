/**
 * The commonest passwords of at least six characters that NordPass published for the world and for
 * India, 2020 to 2024.
 */
export const commonestPasswords: readonly string[] = `
123456 123456789 12345678 password qwerty123 qwerty1 111111 secret 123123 1234567890
1234567 000000 qwerty abc123 password1 iloveyou 11111111 dragon monkey 123123123
123321 qwertyuiop 654321 666666 987654321 123456a 1q2w3e4r5t admin123 princess Password
1q2w3e4r 121212 112233 222222 555555 777777 7777777 888888 999999 333333
444444 88888888 999999999 1111111 1111111111 101010 131313 159753 159357 147258
147258369 147852 147852369 741852963 789456 789456123 456123 456789 123654 123654789
123789 124578 12341234 11223344 112233445566 1234554321 12344321 102030 010203 232323
252525 212121 696969 741852 852456 963852741 87654321 7654321 987654 9876543210
aaaaaa qqqqqq xxxxxx zzzzzz asdasd qweqwe asdfgh asdfghjkl zxcvbn zxcvbnm
qazwsx qazwsxedc 1qaz2wsx 1qaz@WSX zaq12wsx 1qazxsw2 12qwaszx qwe123 123qwe q1w2e3
q1w2e3r4 q1w2e3r4t5 1q2w3e a1b2c3 a1b2c3d4 asd123 123abc abcd1234 abcdef abcdefg
asdf1234 1234qwer qwer1234 12345qwert qweasd qweasdzxc qwertyu azerty azertyuiop a123456
a123456789 123456789a 12345678910 picture1 senha123 sachin123 aaron431 Million2 password123 passw0rd
Password1 P@ssw0rd Pass@123 pass@123 Pass@1234 Admin@123 admin@123 Abcd@1234 Abcd@123 India@123
India123 india123 Indya123 Welcome1 welcome Welcome@123 welcome123 krishna sairam omsairam
saibaba jaimatadi ganesh hanuman lakshmi Kumar@123 Sai@1234 googledummy anmol123 computer
target123 linkedin zomato indian football baseball basketball soccer superman batman
sunshine shadow master killer michael jordan jordan23 jessica ashley daniel
thomas andrew anthony nicole charlie hunter pokemon naruto samsung starwars
`
  .trim()
  .split(/\s+/)
