/**
 * The jobs that have the terms of the example's job, among 5,992 made ones (`node bench/matches/example-frequencies.ts`). They are kept
 * here so that the example is the same everywhere, also where there are few jobs yet.
 */
export const exampleCounts = {
  jobs: 5992,
  /** The mean length of a text of talents, in stems. */
  length: 28,
  /** Each as term=jobs; those of one job or none are left out. */
  terms: [
    's:c4385=8|s:c5253=5|s:c1847=3|s:c12847=7|t:onlin=6',
    't:markete=3|w:onlin=70|w:markete=3|w:digital=200|w:market=425|w:techniek=111|w:techniqu=881|w:behe=119|w:media=122',
    'w:social=292|w:management=873|w:optimalisati=7|w:zoekmachin=7|w:search=54|w:engin=86|w:optimisation=25|w:webanalys=2',
    'w:web=33|w:analytic=19|w:internetgebruik=3|w:analys=805|w:bewerk=39|w:foto=14|w:edit=49|w:photograph=23|w:photo=14',
    'w:fiets=2|w:websit=32|w:met=254|w:rest=6|h: onl=6|h:onli=8|h:nlin=6|h:lin =8|h:in m=22|h:n ma=12|h: mar=34|h:mark=39',
    'h:arke=28|h:rket=21|h:kete=11|h:ete =3|g: onl=48|g:onli=99|g:nlin=109|g:lin =393|g:in m=264|g:n ma=537|g: mar=540',
    'g:mark=472|g:arke=403|g:rket=395|g:kete=17|g:ete =3|g: tec=1523|g:tech=1697|g:echn=1696|g:chni=1457|g:hnie=124',
    'g:niek=126|g:iek =258|g:ek d=12|g:k di=122|g: dig=147|g:digi=133|g:igit=133|g:gita=137|g:ital=180|g:tal =980|g:al m=499',
    'g:l ma=613|g:ket =423|g:et t=115|g:t te=732|g:hniq=711|g:niqu=712|g:iqu =721|g: beh=501|g:behe=472|g:ehe =167|g:he s=11',
    'g:e so=60|g: soc=274|g:soci=284|g:ocia=252|g:cial=1095|g:ial =1688|g:l me=224|g: med=781|g:medi=670|g:edia=180',
    'g:dia =123|g:ia m=16|g:a ma=42|g: man=2761|g:mana=2185|g:anag=2181|g:nage=763|g:agem=797|g:geme=858|g:emen=1784',
    'g:ment=3716|g:ent =4169|g: opt=142|g:opti=135|g:ptim=72|g:tima=93|g:imal=241|g:mali=13|g:alis=433|g:lisa=56|g:isat=338',
    'g:sati=400|g:ati =241|g:i zo=3|g: zoe=10|g:zoek=231|g:oekm=4|g:ekma=9|g:kmac=16|g:mach=908|g:achi=935|g:chin=912',
    'g:hin =785|g: sea=77|g:sear=536|g:earc=547|g:arch=647|g:rch =553|g:ch e=100|g:h en=32|g: eng=556|g:engi=479|g:ngin=482',
    'g:gin =109|g:in o=106|g:n op=147|g:timi=71|g:imis=114|g:misa=36|g:atio=3886|g:tion=4647|g:ion =4591|g: web=37|g:eban=3',
    'g:bana=2|g:anal=886|g:naly=873|g:alys=797|g:lys =580|g:web =28|g:eb a=8|g:b an=5|g: ana=921|g:alyt=77|g:lyti=79',
    'g:ytic=76|g:tic =1150|g: fot=170|g:foto=26|g:oto =16|g:to b=8|g:o be=33|g: bew=49|g:bewe=56|g:ewer=479|g:werk=752',
    'g:erk =558|g: edi=78|g:edit=132|g:dit =190|g:it p=63|g:t ph=69|g: pho=80|g:phot=64|g:hoto=63|g:otog=51|g:togr=85',
    'g:ogra=502|g:grap=227|g:raph=216|g:aph =23',
  ],
};
