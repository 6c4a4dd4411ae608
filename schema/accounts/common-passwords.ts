// The most common passwords of sufficient length, from lists of leaked passwords.
const COMMON = new Set(
  `0000000000 0102030405 0123456789 0987654321 1020304050 1029384756 1111111111 1122334455 1212121212
  123123123123 1231231234 12341234123 1234512345 12345678900 1234567890 12345678901 123456789012
  1234567890123 123456789123 123456789a 123456789q 1234567891 12345678910 1234567899 123456789987
  123456789abc 1234567987 12345qwert 123qweasdzxc 1357924680 1472583690 1597534862
  1a2b3c4d5e 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc 1qazxsw23edc 2222222222 3333333333 4444444444
  5555555555 6666666666 7777777777 7894561230 8888888888 9876543210 987654321a 9999999999 a123456789
  a1234567890 a1b2c3d4e5 aa12345678 aa123456789 aaaaaaaaaa abc1234567 abc123456789 abcd123456
  abcd1234567 abcdefghij abcdefghijk adidas1234 administrator alexander1 asd123asd123
  asdasdasd1 asdasdasdasd asdf123456 asdf1234567 asdfasdfasdf asdfghjkl1 asdfghjkl123 asdfghjkl;
  asdfghjklz azertyuiop azertyuiop123 barcelona1 baseball123 basketball basketball1
  basketball2 beautiful1 blink182blink bonjour123 bonjour1234 butterfly1 california california1
  changeme123 changemenow charlie123 chelseafc1 chocolate1 christine1 christopher cinderella
  computer123 cristiano7 december12 diamond123 dragon12345 dragonball dragonball1 elizabeth1
  estrella123 everything evolution1 facebook12 facebook123 football10 football12 football123
  footballer fortnite123 friendship fuckyou123 gfhjkm1234 godisgood1 grandmother hello12345 hello123456
  helloworld helloworld1 hollywood1 iloveyou11 iloveyou12 iloveyou123 iloveyou1234
  iloveyouso ilovemymom internet123 jackson123 jennifer12 jessica123 killer1234 kingkong12
  letmein123 letmein1234 letmeinnow liverpool1 liverpool12 liverpool123 liverpoolfc lollipop123
  loveyou123 manchester manchester1 manutd1234 marseille1 master1234 metallica1 michael123 michelle12
  microsoft1 minecraft1 minecraft123 monkey1234 monkey12345 motdepasse motdepasse1 motdepasse123
  mypassword mypassword1 naruto1234 nintendo64 norge12345 norway1234 p@ssw0rd123 p@ssword123
  pa55word123 passer2009 passord123 passord1234 passw0rd12 passw0rd123 password00 password01
  password1! password10 password11 password12 password12! password123 password123! password1234
  password12345 password123456 password2020 password2021 password2022 password2023
  password2024 password2025 password2026 password21 password22 password99 passwordpassword password@1
  password@123 passwort123 passwort1234 playstation pokemon123 pokemon1234 poiuytrewq princess12
  princess123 q1w2e3r4t5 q1w2e3r4t5y6 qazwsx1234 qazwsx12345 qazwsxedc1 qazwsxedcrfv qq123456789
  qwaszx1234 qwe123456789 qweasdzxc1 qweasdzxc123 qweqweqwe1 qwer123456 qwerasdfzxcv
  qwerqwer12 qwert12345 qwert123456 qwertqwert qwerty0987 qwerty1234 qwerty12345 qwerty123456
  qwerty1234567 qwerty123456789 qwerty7777 qwertyasdf qwertyqwerty qwertyui12 qwertyuiop qwertyuiop1
  qwertyuiop12 qwertyuiop123 qwertyuiop[] raiders123 realmadrid realmadrid1 rockstar123 samsung123
  samsung1234 scarface12 secret1234 september1 september2 skateboard skateboard1 slipknot66
  soleil1234 spiderman1 spiderman12 spiderman123 starwars12 starwars123 strawberry strawberry1
  sunshine12 sunshine123 superman12 superman123 superstar1 sweetheart sweetheart1 teamomucho
  test123456 test1234567 testing123 testtest12 testtest123 thebeatles thuglife12 tinkerbell
  tinkerbell1 trustno1trustno1 undertaker universal1 unbelievable valentine1 victoria12 volleyball
  volleyball1 vfhbyf1234 volkswagen welcome123 welcome1234 welcome12345 welcome2024 welcome2025
  whatever12 whatever123 william123 wolfgang12 xbox360xbox yourmother z1x2c3v4b5 zaq12wsxcde
  zaq1xsw2cde3 zaqxswcde1 zxcvbnm123 zxcvbnm1234 zxcvbnm12345 zxcvbnm,./ zxcvbnmasd`.split(/\s+/),
);

/** A password on the list, in any case, or one character repeated. */
export const isCommon = (password: string): boolean =>
  COMMON.has(password.toLowerCase()) || new Set(password.toLowerCase()).size === 1;
