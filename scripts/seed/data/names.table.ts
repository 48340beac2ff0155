/** Names of keyholders, by the language of the place. */

export const FIRST_NAMES = {
  EN: "Alan Beth Callum Dawn Ewan Fay Gareth Holly Imran Jean Keith Laura Moira Neil Olive Paul Rosa Stuart Tess".split(
    " ",
  ),
  TR: "Ahmet Ayşe Can Derya Erdem Fatma Gökhan Hülya İpek Kerem Leyla Mert Nazlı Onur Pınar Serkan Tülin Uğur".split(
    " ",
  ),
} as const;

export const LAST_NAMES = {
  EN: "Ashworth Bell Carrick Dodds Elliott Forster Graham Hedley Irving Jobling Kirkup Lisle Milburn Noble Ord Pattinson Ridley Storey".split(
    " ",
  ),
  TR: "Akın Bulut Ceylan Duman Ersoy Gündüz Işık Karaca Mutlu Özkan Sarı Taş Ünal Yavuz Şimşek Çetin Kılıç Aslan".split(
    " ",
  ),
} as const;

/** Words keyholders say on the telephone. */
export const CODEWORDS =
  "lantern harbour thistle copper meadow falcon walnut saffron juniper granite willow beacon amber cobalt heron".split(
    " ",
  );
