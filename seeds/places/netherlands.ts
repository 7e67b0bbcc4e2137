import type { PlacesByArea } from '../types.ts'

/** Towns and cities by province. */
export const NETHERLANDS: PlacesByArea = {
  Drenthe: 'Assen, Beilen, Borger, Coevorden, Dwingeloo, Emmen, Hoogeveen, Meppel, Roden, Westerbork',
  Flevoland: 'Almere, Biddinghuizen, Dronten, Emmeloord, Lelystad, Urk, Zeewolde',
  Friesland:
    'Bolsward, Dokkum, Drachten, Franeker, Gorredijk, Grou, Harlingen, Heerenveen, Hindeloopen, Joure, Leeuwarden, Lemmer, Makkum, Sint Annaparochie, Sneek, Stavoren, West-Terschelling, Wolvega, Workum',
  Gelderland:
    'Aalten, Apeldoorn, Arnhem, Barneveld, Culemborg, Doetinchem, Duiven, Ede, Elburg, Epe, Ermelo, Harderwijk, Lochem, Nijkerk, Nijmegen, Nunspeet, Putten, Renkum, Tiel, Velp, Wageningen, Wijchen, Winterswijk, Zaltbommel, Zevenaar, Zutphen',
  Groningen: 'Appingedam, Delfzijl, Groningen, Haren, Hoogezand, Leek, Stadskanaal, Ter Apel, Veendam, Winschoten, Winsum',
  Limburg:
    'Echt, Geleen, Gennep, Heerlen, Kerkrade, Landgraaf, Maastricht, Roermond, Sittard, Stein, Vaals, Valkenburg, Venlo, Venray, Weert',
  'Noord-Brabant':
    "Asten, Bergen op Zoom, Best, Boxmeer, Boxtel, Breda, Cuijk, Deurne, Drunen, Eindhoven, Etten-Leur, Geldrop, Goirle, Helmond, Heusden, Oisterwijk, Oosterhout, Oss, Roosendaal, 's-Hertogenbosch, Schijndel, Tilburg, Uden, Valkenswaard, Veghel, Veldhoven, Vught, Waalwijk, Zundert",
  'Noord-Holland':
    'Aalsmeer, Alkmaar, Amstelveen, Amsterdam, Bergen, Beverwijk, Bloemendaal, Bussum, Castricum, Den Burg, Den Helder, Edam, Enkhuizen, Haarlem, Heemskerk, Heemstede, Heerhugowaard, Hilversum, Hoofddorp, Hoorn, Huizen, IJmuiden, Laren, Medemblik, Monnickendam, Naarden, Purmerend, Schagen, Uithoorn, Volendam, Weesp, Zaandam, Zandvoort',
  Overijssel:
    'Almelo, Borne, Dalfsen, Deventer, Enschede, Giethoorn, Haaksbergen, Hardenberg, Hellendoorn, Hengelo, Kampen, Nijverdal, Oldenzaal, Ommen, Raalte, Rijssen, Steenwijk, Vroomshoop, Zwolle',
  Utrecht:
    'Amersfoort, Baarn, Bilthoven, Breukelen, Bunnik, De Bilt, Doorn, Driebergen, Houten, IJsselstein, Maarssen, Mijdrecht, Nieuwegein, Rhenen, Soest, Utrecht, Veenendaal, Vianen, Vleuten, Woerden, Zeist',
  Zeeland: 'Domburg, Goes, Hulst, Kapelle, Middelburg, Renesse, Sluis, Terneuzen, Tholen, Veere, Vlissingen, Yerseke, Zierikzee',
  'Zuid-Holland':
    'Alphen aan den Rijn, Barendrecht, Bodegraven, Brielle, Capelle aan den IJssel, Delft, Den Haag, Dordrecht, Gorinchem, Gouda, Hellevoetsluis, Katwijk, Leiden, Leidschendam, Lisse, Maassluis, Naaldwijk, Noordwijk, Oud-Beijerland, Papendrecht, Pijnacker, Ridderkerk, Rijswijk, Rotterdam, Schiedam, Sliedrecht, Spijkenisse, Vlaardingen, Voorburg, Waddinxveen, Wassenaar, Zoetermeer, Zwijndrecht',
}
